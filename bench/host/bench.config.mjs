// Read by an outside harness that compares wallet modals: the elements to click and to wait for.
export default {
  label: 'wallet-kit',
  group: 'peer',
  dist: 'dist',
  button: '[data-testid=connect-button]',
  modal: '[role=dialog]',
  row: '[data-wallet-row]',
  allWallets: { open: '[data-testid=all-wallets]', row: '[data-testid=wallet-list] [data-wallet-row]' },
}
