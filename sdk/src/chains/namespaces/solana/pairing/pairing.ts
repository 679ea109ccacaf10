import type { Wallet } from '@wallet-standard/base'
import type { Namespace } from '../../Namespace.ts'
import { createPairedWallet } from './createPairedWallet.ts'

/** Permissions that a paired wallet is asked for on Solana. */
export const pairing: NonNullable<Namespace<Wallet>['pairing']> = {
  methods: [
    'solana_signMessage',
    'solana_signTransaction',
    'solana_requestAccounts',
    'solana_getAccounts',
    'solana_signAllTransactions',
    'solana_signAndSendTransaction',
  ],
  events: ['accountsChanged', 'chainChanged'],
  formerIds: {
    'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp': 'solana:4sGjMW1sUnHzSxGspuhpqLDx6wiyjNtZ',
    'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1': 'solana:8E9rvCKLFQia2Y35HXjjpWzj8weVo44K',
  },
  createProvider: createPairedWallet,
}
