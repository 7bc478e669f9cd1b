// Calls to the people's side of the playground.

/** What the playground would not let somebody do, in its own words. */
export class Refused extends Error {
  constructor(words, status) {
    super(words);
    this.status = status;
  }
}

async function call(method, path, body) {
  const response = await fetch(`/people${path}`, {
    method,
    headers: body === undefined ? {} : { "Content-Type": "application/json" },
    body: body === undefined ? undefined : JSON.stringify(body),
  });
  const answer = await response.json().catch(() => ({}));
  if (!response.ok) throw new Refused(answer.error ?? "The playground cannot do this.", response.status);
  return answer;
}

const at = (user, chat) => `/${user}/chats/${chat}`;

// Who is here.
export const people = () => call("GET", "/");
export const enter = (fields) => call("POST", "/", fields);
export const change = (user, fields) => call("PATCH", `/${user}`, fields);
export const leave = (user) => call("DELETE", `/${user}`);
export const block = (user, blocked) => call("PUT", `/${user}/blocked`, { blocked });

// What one person sees and does.
export const chats = (user) => call("GET", `/${user}/chats`);
export const look = (user, chat) => call("GET", at(user, chat));
export const answers = (user) => call("GET", `/${user}/answers`);
export const say = (user, chat, said) => call("POST", `${at(user, chat)}/messages`, said);
export const edit = (user, chat, key, text) => call("PATCH", `${at(user, chat)}/messages/${key}`, { text });
export const remove = (user, chat, key) => call("DELETE", `${at(user, chat)}/messages/${key}`);
export const press = (user, chat, message, row, column) =>
  call("POST", `${at(user, chat)}/presses`, { message, row, column });
export const follow = (user, link) => call("POST", `/${user}/links`, link);
export const heard = (user, client, after) =>
  call("GET", `/${user}/heard?${new URLSearchParams(client ? { client, after } : { after })}`);

// Groups.
export const groups = () => call("GET", "/chats");
export const found = (fields) => call("POST", "/chats", fields);
export const disband = (chat) => call("DELETE", `/chats/${chat}`);
export const setRole = (chat, user, role) => call("PUT", `/chats/${chat}/members/${user}`, role);
export const setForum = (chat, forum) => call("PUT", `/chats/${chat}/forum`, { forum });
export const addTopic = (chat, name) => call("POST", `/chats/${chat}/topics`, { name });
export const setTopic = (chat, topic, fields) => call("PATCH", `/chats/${chat}/topics/${topic}`, fields);
export const dropTopic = (chat, topic) => call("DELETE", `/chats/${chat}/topics/${topic}`);
export const migrate = (chat, how) => call("POST", `/chats/${chat}/migrate`, how);

// The playground itself.
export const settings = () => call("GET", "/settings");
export const set = (fields) => call("PATCH", "/settings", fields);
export const faults = () => call("GET", "/faults");
export const order = (fault) => call("POST", "/faults", fault);
export const mend = () => call("DELETE", "/faults");
export const reset = () => call("POST", "/reset");
