import { plainMessages } from '../../../foundation/messages/plainMessages.ts'

/** Messages of the `SwitchActiveChain` view. */
export const switchActiveChainMessages = plainMessages('switchActiveChain', {
  title: 'Switch chain',
  heading: 'Another wallet for {network}',
  text: 'The connected wallet does not support {network}. Switch to connect one that does. The current wallet stays connected.',
  switch: 'Switch',
})
