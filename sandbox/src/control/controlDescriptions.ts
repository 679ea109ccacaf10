/** Descriptions of the control API for `GET /__sandbox`, keyed by method and path. */
export const controlDescriptions: Readonly<Record<string, string>> = {
  'GET /__sandbox': 'this description',
  'GET /__sandbox/faults': 'lists the active faults and the available ones',
  'PUT /__sandbox/faults':
    'sets faults: one per service, a list (the first match applies), or null for none; other services keep theirs',
  'DELETE /__sandbox/faults': 'clears all faults',
  'GET /__sandbox/requests': 'lists requests to the services, oldest first; ?service= selects one service',
  'DELETE /__sandbox/requests': 'clears the request log',
  'GET /__sandbox/sessions': 'lists sign-ins, newest first',
  'DELETE /__sandbox/sessions': 'ends all sign-ins on the server, as if they had expired',
  'DELETE /__sandbox/frame-sessions': 'ends all logins of the secure frame, as if they had expired',
  'GET /__sandbox/mail':
    'lists mails with their codes and links, newest first; ?to= selects those to one address',
  'GET /__sandbox/sponsor': 'the conditions on which the paymasters pay, in coins of each chain',
  'PUT /__sandbox/sponsor': 'changes conditions: budget, limitPerAccount, refusedContracts',
  'DELETE /__sandbox/sponsor': 'back to the seeded conditions',
  'DELETE /__sandbox/records': 'back to the seeded names and smart sessions, without purchases',
  'POST /__sandbox/reset':
    'resets the chains and the sponsor to the seed; clears faults, requests, sign-ins, mails and the users of the secure frame; drops the relay’s messages and sockets',
}
