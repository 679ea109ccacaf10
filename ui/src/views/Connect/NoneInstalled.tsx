import { Lead } from '../../components/Lead/Lead.tsx'
import { useMessages } from '../../messages/MessagesContext.ts'
import { connectMessages } from './connectMessages.ts'

export interface NoneInstalledProps {
  /** Whether there is a list below to pick from. */
  readonly hasListed: boolean
  /** Whether a wallet on another device can be used instead. */
  readonly canPair: boolean
}

/** For users without a wallet: what that means and what to do. */
export function NoneInstalled({ hasListed, canPair }: NoneInstalledProps) {
  const message = useMessages(connectMessages)
  return (
    <Lead
      title={message('noneInstalledTitle')}
      text={message(canPair ? 'noneInstalledPairing' : hasListed ? 'noneInstalledText' : 'noneAtAllText')}
    />
  )
}
