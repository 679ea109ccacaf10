export const messages = {
  title: 'Switch chain',
  heading: 'Another wallet for {network}',
  text: 'The connected wallet does not serve {network}. Switch, and connect a wallet that does. The present one stays connected.',
  switch: 'Switch',
} as const
