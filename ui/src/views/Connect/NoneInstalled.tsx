import { Lead } from '../../components/Lead/Lead.tsx'
import { useMessages } from '../../messages/MessagesContext.ts'

export interface NoneInstalledProps {
  /** Whether there is a list below to pick from. */
  readonly hasListed: boolean
}

/** For a visitor without a wallet: what that means and what to do. */
export function NoneInstalled({ hasListed }: NoneInstalledProps) {
  const { connect } = useMessages()
  return (
    <Lead
      title={connect.noneInstalledTitle}
      text={hasListed ? connect.noneInstalledText : connect.noneAtAllText}
    />
  )
}
