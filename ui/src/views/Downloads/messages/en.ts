export const messages = {
  title: 'Get {name}',
  notInstalled: '{name} is not installed in this browser',
  steps: 'Install it, then reload this page: it will be listed as installed.',
  chrome: 'Browser extension',
  appStore: 'App Store',
  playStore: 'Google Play',
  web: 'Web wallet',
  homepage: 'Website',
  nothing: 'The directory has no link for {name}. Look for it in the store of your browser or phone.',
  list: 'Places to get {name}',
} as const
