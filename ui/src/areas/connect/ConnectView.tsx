import { useStore } from '../../kit/hooks/useStore.ts'
import { useKit } from '../../kit/provider/useKit.ts'
import { LegalNote } from '../../shell/legal/LegalNote.tsx'
import { ConnectMethods } from './ConnectMethods.tsx'
import { Guide } from './Guide.tsx'

/** Ways to connect, and help for those who have none. */
export function ConnectView() {
  const { enableWalletGuide } = useStore(useKit().stores.options)
  return (
    <>
      <ConnectMethods />
      {enableWalletGuide && <Guide />}
      <LegalNote />
    </>
  )
}
