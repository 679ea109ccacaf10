import { plainMessages } from '../../../foundation/messages/plainMessages.ts'

/** Messages of the `Downloads` view. */
export const downloadsMessages = plainMessages('downloads', {
  title: 'Get {name}',
  notInstalled: '{name} is not installed in this browser.',
  steps: '{name} is not installed in this browser. Install it and reload this page: it will be listed first.',
  chrome: 'Browser extension',
  appStore: 'App Store',
  playStore: 'Google Play',
  web: 'Web wallet',
  homepage: 'Website',
  nothing: 'No download link is available for {name}. Search for it in the extension or app store.',
  list: 'Places to get {name}',
})
