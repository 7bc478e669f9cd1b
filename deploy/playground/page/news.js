// The stream of what happens, opened again after every break.

const AGAIN = 1500;

/** Tells `changed` of every event that concerns these people; `lost` and `back` of the connection. */
export class News {
  constructor({ changed, lost, back }) {
    this.told = { changed, lost, back };
    this.users = [];
  }

  /** Listen for these people, and for nobody else any longer. */
  listen(users) {
    this.users = users;
    this.broken = false;
    this.open();
  }

  open() {
    clearTimeout(this.waiting);
    this.source?.close();
    if (!this.users.length) return;
    const source = new EventSource(`/people/events?${this.users.map((user) => `user=${user}`).join("&")}`);
    this.source = source;
    source.onopen = () => {
      // What happened in between was told to nobody.
      if (this.broken) this.told.back();
      this.broken = false;
    };
    source.onerror = () => {
      if (!this.broken) this.told.lost();
      this.broken = true;
      // A refusal closes the stream for good; somebody asked for may be gone.
      source.close();
      this.waiting = setTimeout(() => this.open(), AGAIN);
    };
    source.onmessage = (event) => this.told.changed(JSON.parse(event.data));
  }
}
