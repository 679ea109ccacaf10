export const messages = {
  title: 'Switch Network',
  heading: 'This network is not supported here',
  text: 'Your wallet is on {network}, which {app} does not support. Choose another one to continue.',
  unknown: 'Unknown Network',
  unsupported: 'Unsupported',
  thisApp: 'This app',
} as const
