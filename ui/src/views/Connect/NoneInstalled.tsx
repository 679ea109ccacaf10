import { Lead } from '../../components/Lead/Lead.tsx'
import { useMessages } from '../../messages/MessagesContext.ts'
import { connectMessages } from './connectMessages.ts'

export interface NoneInstalledProps {
  /** Whether there is a list below to pick from. */
  readonly hasListed: boolean
}

/** For users without a wallet: what that means and what to do. */
export function NoneInstalled({ hasListed }: NoneInstalledProps) {
  const message = useMessages(connectMessages)
  return (
    <Lead
      title={message('noneInstalledTitle')}
      text={hasListed ? message('noneInstalledText') : message('noneAtAllText')}
    />
  )
}
