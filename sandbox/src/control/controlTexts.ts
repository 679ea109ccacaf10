/** The control API in words, for `GET /__sandbox`. */
export const controlTexts: Readonly<Record<string, string>> = {
  'GET /__sandbox': 'this description',
  'GET /__sandbox/faults': 'the faults that are switched on, and which there are',
  'PUT /__sandbox/faults':
    'sets faults: per service one, a list (the first that fits hits), or null for none; other services keep theirs',
  'DELETE /__sandbox/faults': 'clears all faults',
  'GET /__sandbox/requests': 'what arrived at the services, oldest first; ?service= for one of them',
  'DELETE /__sandbox/requests': 'forgets what arrived',
  'GET /__sandbox/sessions': 'sign-ins, newest first',
  'DELETE /__sandbox/sessions': 'ends all sign-ins at the server, as when they expire',
  'POST /__sandbox/reset':
    'chains back to the seed, no faults, no requests, no sign-ins; the relay drops messages and sockets',
}
