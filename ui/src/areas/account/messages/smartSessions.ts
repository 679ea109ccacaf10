import { plainMessages } from '../../../foundation/messages/plainMessages.ts'

/** Messages of the `SmartSessionList` view. */
export const smartSessionMessages = plainMessages('smartSessions', {
  title: 'Smart Sessions',
  intro: 'These apps may act for your account without asking you each time.',
  list: 'Smart sessions',
  loading: 'Loading smart sessions',
  failed: 'The smart sessions could not be loaded.',
  empty: 'No smart sessions',
  emptyText: 'Apps that you allow to act for your account appear here.',
  unknownApp: 'Unknown app',
  until: 'Until {date}',
  expired: 'Expired',
  revoked: 'Revoked',
  contractCalls: 'Contract calls',
  tokenTransfers: 'Token transfers',
  coinTransfers: 'Coin transfers',
  revoke: 'Revoke',
  revokeOf: 'Revoke the session of {name}',
  signing: 'Confirm in your wallet',
  revokeDone: 'The session of {name} has been revoked.',
  revokeFailed: 'The session could not be revoked. Try again.',
})
