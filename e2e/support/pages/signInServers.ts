/** Sign-in plug-ins of an app, with the playground's options for them. */
export const signInServers = [
  ['a local store', { siwx: 'local' }],
  ['the server', { siwx: 'server' }],
  ['siweConfig', { siwx: false, siweConfig: true }],
] as const
