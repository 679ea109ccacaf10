export const messages = {
  title: 'Switch Network',
  heading: 'This network is not supported here',
  text: '{app} does not support the network that your wallet is on. Choose another one to continue.',
  thisApp: 'This app',
} as const
