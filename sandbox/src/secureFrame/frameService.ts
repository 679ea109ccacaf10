import { matchOperation, type OperationPattern } from '../http/matchOperation.ts'
import type { Service } from '../http/Service.ts'

export const framePath = '/secure'

const operations = {
  getFrame: 'GET /sdk',
  getDashboard: 'GET /dashboard',
  getScript: 'GET /scripts/{name}',
  getStatus: 'POST /api/status',
  getUser: 'POST /api/user',
  switchNetwork: 'POST /api/network',
  setPreferredAccount: 'POST /api/preferred-account',
  signOut: 'POST /api/sign-out',
  cancelLogins: 'POST /api/cancel',
  connectEmail: 'POST /api/email/start',
  connectDevice: 'POST /api/email/device',
  connectOtp: 'POST /api/email/code',
  updateEmail: 'POST /api/email/change',
  updateEmailPrimaryOtp: 'POST /api/email/change/primary',
  updateEmailSecondaryOtp: 'POST /api/email/change/secondary',
  getSocialRedirectUri: 'POST /api/social/start',
  connectSocial: 'POST /api/social/finish',
  getFarcasterUri: 'POST /api/farcaster/start',
  connectFarcaster: 'POST /api/farcaster/finish',
  getOverview: 'POST /api/overview',
  keepSession: 'POST /api/sessions/keep',
  endSessions: 'POST /api/sessions/end',
  confirmLogin: 'POST /api/logins/confirm',
  removeLogin: 'POST /api/logins/remove',
  startExport: 'POST /api/export/start',
  cancelExport: 'POST /api/export/cancel',
  finishExport: 'POST /api/export/finish',
  deleteAccount: 'POST /api/account/delete',
  rpcRequest: 'POST /api/rpc',
  getAccounts: 'POST /api/accounts',
  getSmartAccount: 'POST /api/smart-account',
  createSessionToken: 'POST /api/session-token',
  listShares: 'POST /api/shares/list',
  putShare: 'POST /api/shares/put',
  commitShare: 'POST /api/shares/commit',
  deleteSet: 'POST /api/shares/delete',
  keepPermission: 'POST /api/permissions/keep',
  forgetPermission: 'POST /api/permissions/forget',
  keepCalls: 'POST /api/calls/keep',
  findCalls: 'POST /api/calls/find',
  forgetCalls: 'POST /api/calls/forget',
  redirectToNetwork: 'GET /social/{provider}',
  getCallback: 'GET /callback',
} as const satisfies Readonly<Record<string, OperationPattern>>

/** The secure frame as faults and the request log identify it. */
export const frameService: Service = {
  id: 'frame',
  operations: Object.keys(operations),
  operationsOf: (request) => matchOperation(operations, request),
  errorBody: (status) => ({
    contentType: 'application/json',
    body: JSON.stringify({ message: `The wallet service replied with status ${status}.` }),
  }),
}
