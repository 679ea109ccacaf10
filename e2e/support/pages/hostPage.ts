import type { Page } from '@playwright/test'

/** Elements of the host page. */
export function hostPage(page: Page) {
  return {
    address: page.getByTestId('w3m-address'),
    caipAddress: page.getByTestId('w3m-caip-address'),
    network: page.getByTestId('w3m-network'),
    chainId: page.getByTestId('w3m-chain-id'),
    balance: page.getByTestId('w3m-balance'),
    authentication: page.getByTestId('w3m-authentication-status'),
    sessionAccount: page.getByTestId('session-account'),
    connectionStatus: page.getByTestId('w3m-connection-status'),
    signature: page.getByTestId('w3m-signature'),
    connectButton: page.getByTestId('connect-button'),
    accountButton: page.getByTestId('account-button'),
    openButton: page.getByTestId('w3m-open-hook-button'),
    disconnectButton: page.getByTestId('disconnect-hook-button'),
    switchNetworkButton: page.getByTestId('switch-network-hook-button'),
    signButton: page.getByTestId('sign-message-button'),
  }
}
