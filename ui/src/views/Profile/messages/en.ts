export const messages = {
  title: 'Profile',
  signedInAccounts: 'Accounts of this sign-in',
  signedIn: 'Signed in',
} as const
