export const messages = {
  title: 'Switch Network',
  heading: 'This network is not supported here',
  text: "{app} does not support your wallet's current network. Choose another one to continue.",
  thisApp: 'This app',
} as const
