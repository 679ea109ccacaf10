import type { RemoteWallet } from '../chains/namespaces/RemoteWallet.ts'
import type { CaipAddress, CaipNetworkId } from '../chains/networks/Caip.ts'
import { toDisplayName } from '../foundation/format/toDisplayName.ts'

type Change = Parameters<Parameters<RemoteWallet['subscribe']>[0]>[0]

/** A paired wallet without a session: it records requests and answers as the test says. */
export function createFakeRemoteWallet(initial: readonly CaipAddress[]) {
  const listeners = new Set<(change: Change) => void>()
  const requests: Parameters<RemoteWallet['request']>[0][] = []
  const toNetworkId = (account: CaipAddress) => account.slice(0, account.lastIndexOf(':')) as CaipNetworkId
  const announce = (change: Change) => {
    for (const listener of [...listeners]) listener(change)
  }
  let accounts = initial
  let networkId = toNetworkId(initial[0] as CaipAddress)
  let answer: (request: (typeof requests)[number]) => unknown = () => {
    throw new Error('nothing must be asked')
  }
  let isEnded = false

  const remote: RemoteWallet = {
    name: toDisplayName('Phone'),
    icon: 'https://phone.test/icon.png',
    getAccounts: () => accounts,
    getNetworkIds: () => [...new Set(accounts.map(toNetworkId))],
    getNetworkId: () => networkId,
    setNetworkId(id) {
      networkId = id
      announce('network')
    },
    async request(request) {
      requests.push(request)
      return answer(request)
    },
    async disconnect() {
      isEnded = true
      announce('end')
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
  return {
    remote,
    requests,
    isEnded: () => isEnded,
    setAnswer(next: typeof answer) {
      answer = next
    },
    setAccounts(next: readonly CaipAddress[]) {
      accounts = next
      announce('accounts')
    },
  }
}
