import { plainMessages } from '../../../foundation/messages/plainMessages.ts'

/** Messages of the three views that register a name. */
export const namesMessages = plainMessages('names', {
  title: 'Choose name',
  introTitle: 'Choose your account name',
  introText:
    'A name is easier to read and to share than an address. Registering one costs nothing: your wallet signs a message.',
  choose: 'Choose name',
  label: 'Name',
  hint: 'At least 4 letters, digits or hyphens',
  checking: 'Checking which names are available',
  names: 'Names',
  available: 'Available',
  registered: 'Taken',
  lookupFailed: 'Error fetching name suggestions',
  register: 'Register name',
  confirmInWallet: 'Confirm in your wallet',
  failed: 'Error registering name {name}',
  tooLate: 'The signature arrived too late. Approve it within 10 seconds.',
  declined: 'Signature declined',
  otherAccount: 'Your wallet uses another account now. Nothing was registered.',
  busy: 'Your wallet still shows an earlier request. Answer it first.',
  unsupported: 'Names are not available on this network.',
  successTitle: 'Your name is registered',
  successText: '{name} is now the name of your account.',
  done: 'Let’s Go!',
})
