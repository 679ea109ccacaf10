import { plainMessages } from '../../../foundation/messages/plainMessages.ts'

/** Messages of the e-mail field and the social networks. */
export const loginMethodsMessages = plainMessages('loginMethods', {
  or: 'or',
  email: 'Email address',
  emailSubmit: 'Continue with this email address',
  emailInvalid: 'Invalid email',
  emailCooldown: 'Please try again after {seconds} seconds',
  continueWith: 'Continue with {name}',
  socials: 'Social networks',
  more: 'More social networks',
})
