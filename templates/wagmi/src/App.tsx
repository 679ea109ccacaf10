import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { useSignMessage, WagmiProvider } from 'wagmi'
import { Page } from './Page.tsx'
import { readSettings } from './readSettings.ts'
import { SignedIn } from './SignedIn.tsx'
import { SignMessage } from './SignMessage.tsx'
import { wagmiAdapter } from './wagmiAdapter.ts'

const { signIn } = readSettings()
const queryClient = new QueryClient()

export function App() {
  return (
    <WagmiProvider config={wagmiAdapter.wagmiConfig}>
      <QueryClientProvider client={queryClient}>
        <Page file="src/App.tsx">
          <Sign />
          {signIn && <SignedIn />}
        </Page>
      </QueryClientProvider>
    </WagmiProvider>
  )
}

function Sign() {
  const { mutateAsync } = useSignMessage()
  return <SignMessage sign={(message) => mutateAsync({ message })} />
}
