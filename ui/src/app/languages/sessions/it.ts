import type { SessionsLanguage } from '../Language.ts'

/** Italian: what the view about smart sessions says. */
export const sessions: SessionsLanguage = {
  smartSessions: {
    title: 'Sessioni smart',
    intro: 'Queste app possono agire per il tuo account senza chiedere ogni volta.',
    list: 'Sessioni smart',
    loading: 'Caricamento delle sessioni smart',
    failed: 'Non è stato possibile caricare le sessioni smart.',
    empty: 'Nessuna sessione smart',
    emptyText: 'Le app che possono agire per il tuo account appaiono qui.',
    unknownApp: 'App sconosciuta',
    until: 'Fino al {date}',
    expired: 'Scaduta',
    revoked: 'Revocata',
    contractCalls: 'Chiamate a contratti',
    tokenTransfers: 'Invii di token',
    coinTransfers: 'Invii di monete',
    revoke: 'Revoca',
    revokeOf: 'Revoca la sessione di {name}',
    signing: 'Firma nel tuo wallet',
    revokeDone: 'La sessione di {name} è stata revocata.',
    revokeFailed: 'Non è stato possibile revocare la sessione. Riprova.',
  },
}
