export const messages = {
  or: 'or',
  email: 'Email address',
  emailSubmit: 'Continue with this email address',
  emailInvalid: 'Invalid email',
  emailCooldown: 'Please try again after {seconds} seconds',
  continueWith: 'Continue with {name}',
  socials: 'Social networks',
  more: 'More social networks',
} as const
