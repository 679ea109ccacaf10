import { plainMessages } from '../../../foundation/messages/plainMessages.ts'

/** Messages of the `Profile` view. */
export const profileMessages = plainMessages('profile', {
  title: 'Profile',
  signedInAccounts: 'Signed-in accounts',
  signedIn: 'Signed in',
  remove: 'Remove',
  removeAccount: 'Remove {address} from this sign-in',
  removeFailed: 'The account was not removed. Try again.',
})
