export const messages = {
  title: 'Profile',
} as const
