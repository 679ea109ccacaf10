import type { ScriptedWallet } from '@wallet-kit/sdk/testing'
import { useId } from 'react'
import { Switch } from './Switch.tsx'

const chains = [
  { id: 1, name: 'Ethereum' },
  { id: 137, name: 'Polygon' },
  { id: 5, name: 'a chain this page does not know' },
]

/** Controls of a test wallet: decline, do not respond, respond with invalid data, switch network or account. */
export function WalletSwitches({ wallet }: { wallet: ScriptedWallet }) {
  const id = useId()
  return (
    <fieldset className="wallet" data-wallet={wallet.info.rdns}>
      <legend>
        <img src={wallet.info.icon} alt="" width="20" height="20" /> {wallet.info.name}
      </legend>
      <Switch label="Declines requests" onChange={(on) => wallet.setReject(on)} />
      <Switch label="Never responds" onChange={(on) => wallet.setNeverAnswer(on)} />
      <Switch label="Responds with invalid data" onChange={(on) => wallet.setGarbage(on)} />
      <label htmlFor={`${id}-chain`}>Switches to</label>
      <select
        id={`${id}-chain`}
        data-wallet-control="chain"
        onChange={(event) => wallet.changeChain(Number(event.target.value))}
      >
        {chains.map((chain) => (
          <option key={chain.id} value={chain.id}>
            {chain.name} ({chain.id})
          </option>
        ))}
      </select>
      <label htmlFor={`${id}-account`}>Account</label>
      <select
        id={`${id}-account`}
        data-wallet-control="account"
        onChange={(event) => wallet.changeAccount(Number(event.target.value))}
      >
        <option value="0">first</option>
        <option value="1">second</option>
      </select>
      <div className="wallet-acts">
        <button type="button" className="quiet" onClick={() => wallet.lock()}>
          Lock
        </button>
        <button type="button" className="quiet" onClick={() => wallet.unlock()}>
          Unlock
        </button>
        <button type="button" className="quiet" onClick={() => wallet.revoke()}>
          Forget this site
        </button>
      </div>
    </fieldset>
  )
}
