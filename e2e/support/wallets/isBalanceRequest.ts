import type { Request } from '@playwright/test'

/** Whether a request asks Ethereum's node in the sandbox for a balance. */
export const isBalanceRequest = (request: Request): boolean =>
  request.url().endsWith('/rpc/1') && (request.postData() ?? '').includes('eth_getBalance')
