/** What an app signs its visitors in with, and the options of the playground for it. */
export const signInServers = [
  ['a local store', { siwx: 'local' }],
  ['the server', { siwx: 'server' }],
  ['siweConfig', { siwx: false, siweConfig: true }],
] as const
