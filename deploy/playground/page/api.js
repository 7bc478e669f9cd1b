// Calls to the people's side of the playground.

/** What the playground would not let somebody do, in its own words. */
export class Refused extends Error {}

async function call(method, path, body) {
  const response = await fetch(`/people${path}`, {
    method,
    headers: body === undefined ? {} : { "Content-Type": "application/json" },
    body: body === undefined ? undefined : JSON.stringify(body),
  });
  const answer = await response.json();
  if (!response.ok) throw new Refused(answer.error);
  return answer;
}

export const people = () => call("GET", "/");
export const reset = () => call("POST", "/reset");
export const chats = (user) => call("GET", `/${user}/chats`);
export const look = (user, chat) => call("GET", `/${user}/chats/${chat}`);
export const answers = (user) => call("GET", `/${user}/answers`);
export const speak = (user, language) => call("PATCH", `/${user}`, { language_code: language });
export const say = (user, chat, text, replyTo) =>
  call("POST", `/${user}/chats/${chat}/messages`, replyTo ? { text, reply_to: replyTo } : { text });
export const press = (user, chat, message, row, column) =>
  call("POST", `/${user}/chats/${chat}/presses`, { message, row, column });

/** Every change that concerns these people; `lost` is told whether the connection is. */
export function events(users, changed, lost) {
  const source = new EventSource(`/people/events?${users.map((user) => `user=${user}`).join("&")}`);
  source.onopen = () => lost(false);
  source.onerror = () => lost(true);
  source.onmessage = (event) => changed(JSON.parse(event.data));
}
