export const messages = {
  title: 'Profile',
  signedInAccounts: 'Signed-in accounts',
  signedIn: 'Signed in',
  remove: 'Remove',
  removeAccount: 'Remove {address} from this sign-in',
  removeFailed: 'The account was not removed. Try again.',
} as const
