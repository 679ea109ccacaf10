export const messages = {
  title: 'Profile',
  signedInAccounts: 'Accounts of this sign-in',
  signedIn: 'Signed in',
  remove: 'Remove',
  removeAccount: 'Remove {address} from this sign-in',
  removeFailed: 'The account was not removed. Try again.',
} as const
