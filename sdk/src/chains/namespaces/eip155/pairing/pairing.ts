import type { Namespace } from '../../Namespace.ts'
import type { Eip1193Provider } from '../Eip1193Provider.ts'
import { createPairedProvider } from './createPairedProvider.ts'

/** Permissions that a paired wallet is asked for on EVM chains. */
export const pairing: NonNullable<Namespace<Eip1193Provider>['pairing']> = {
  methods: [
    'eth_accounts',
    'eth_requestAccounts',
    'eth_sendRawTransaction',
    'eth_sign',
    'eth_signTransaction',
    'eth_signTypedData',
    'eth_signTypedData_v3',
    'eth_signTypedData_v4',
    'eth_sendTransaction',
    'personal_sign',
    'wallet_switchEthereumChain',
    'wallet_addEthereumChain',
    'wallet_getPermissions',
    'wallet_requestPermissions',
    'wallet_registerOnboarding',
    'wallet_watchAsset',
    'wallet_scanQRCode',
    'wallet_getCallsStatus',
    'wallet_showCallsStatus',
    'wallet_sendCalls',
    'wallet_getCapabilities',
    'wallet_grantPermissions',
    'wallet_revokePermissions',
    'wallet_getAssets',
  ],
  events: ['accountsChanged', 'chainChanged'],
  canSignIn: true,
  createProvider: createPairedProvider,
}
