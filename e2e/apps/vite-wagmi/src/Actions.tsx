import { useAppKit, useAppKitNetwork, useDisconnect } from '@wallet-kit/react'
import { polygon } from '@wallet-kit/react/networks'
import { parseEther } from 'viem'
import {
  useConnect,
  useSendTransaction,
  useSignMessage,
  useSwitchChain,
  useDisconnect as useWagmiDisconnect,
} from 'wagmi'

const receiver = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'

export function Actions() {
  const { open } = useAppKit()
  const { switchNetwork } = useAppKitNetwork()
  const { disconnect } = useDisconnect()
  const wagmi = { connect: useConnect(), disconnect: useWagmiDisconnect(), switch: useSwitchChain() }
  const signing = useSignMessage()
  const sending = useSendTransaction()
  const [connector] = wagmi.connect.connectors

  return (
    <div>
      <button type="button" onClick={() => open()}>
        Open
      </button>
      <button type="button" onClick={() => switchNetwork(polygon)}>
        Switch
      </button>
      <button type="button" onClick={() => disconnect()}>
        Disconnect
      </button>
      {connector && (
        <button type="button" onClick={() => wagmi.connect.mutate({ connector })}>
          Connect in wagmi
        </button>
      )}
      <button type="button" onClick={() => wagmi.switch.mutate({ chainId: 1 })}>
        Switch in wagmi
      </button>
      <button type="button" onClick={() => wagmi.disconnect.mutate({})}>
        Disconnect in wagmi
      </button>
      <button type="button" onClick={() => signing.mutate({ message: 'Hello from wagmi' })}>
        Sign
      </button>
      <button
        type="button"
        onClick={() => sending.mutate({ to: receiver, value: parseEther('0.0001'), gas: 21_000n })}
      >
        Send
      </button>
      <output data-testid="signature">{signing.data ?? signing.error?.name}</output>
      <output data-testid="transaction">{sending.data ?? sending.error?.name}</output>
      <output data-testid="connect-error">{wagmi.connect.error?.name}</output>
    </div>
  )
}
