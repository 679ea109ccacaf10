/** Texts of mails, and of the small pages of service and keeper. Values take the place of names in braces. */
export const en = {
  codeSubject: '{code} is your code',
  codeLogin: 'Your code to log in is',
  codePrimary: 'Your code to change your e-mail address is',
  codeSecondary: 'Your code to confirm your new e-mail address is',
  codeText: '{intro} {code}.',
  codeEnd: 'It is valid for {duration}. If you did not request it, ignore this e-mail.',

  exportSubject: 'Your recovery phrase was requested',
  exportText:
    'Somebody who is logged in to your account wants to see your secret recovery phrase. It can be shown from {time} UTC on.',
  exportAdvice:
    'If that is you, there is nothing to do. If not, open the dashboard of your wallet, cancel the export and sign out everywhere.',

  linkSubject: 'Confirm your login to {host}',
  linkWho: 'Someone logs in to {app} with this e-mail address, in a browser that is new here: {browser}.',
  linkGo: 'If it is you, and the page shows the number {code}, open this link and confirm:',
  linkEnd:
    'It is valid for {duration}, once. If it is not you, ignore this e-mail: without the link nobody gets in.',

  confirmTitle: 'Confirm your login',
  confirmHeading: 'Is it you who logs in?',
  confirmText: '{browser} wants to use your account at {app}. The page there shows this number:',
  confirmElse: 'If it is not you, or the number differs, close this page.',
  confirmYes: 'Yes, it is me',
  confirmedHeading: 'Confirmed',
  confirmedText: 'Go back to the page where you log in.',
  expiredHeading: 'This link has expired',
  expiredText: 'Log in again to get a new one.',
  foreignHeading: 'Not confirmed',
  foreignText: 'Open the link of the e-mail and confirm there.',

  completeTitle: 'Login complete',
  completeHeading: 'You can close this window',
  completeText: 'The app has the result.',
  failedTitle: 'Login failed',
  silentHeading: 'The network does not respond',
  silentText: 'Close this window and log in again in a moment.',
  unknownHeading: 'This login is unknown or has expired',
  unknownText: 'Close this window and log in again.',

  browserOn: '{browser} on {system}',
  unknownBrowser: 'an unknown browser',
  unknownSystem: 'an unknown system',
} as const

/** The texts in one language. */
export type ServerTexts = { readonly [Name in keyof typeof en]: string }
