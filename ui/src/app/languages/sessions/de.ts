import type { SessionsLanguage } from '../Language.ts'

/** German: what the view about smart sessions says. */
export const sessions: SessionsLanguage = {
  smartSessions: {
    title: 'Smart Sessions',
    intro: 'Diese Apps dürfen für dein Konto handeln, ohne jedes Mal zu fragen.',
    list: 'Smart Sessions',
    loading: 'Smart Sessions werden geladen',
    failed: 'Die Smart Sessions konnten nicht geladen werden.',
    empty: 'Keine Smart Sessions',
    emptyText: 'Apps, die für dein Konto handeln dürfen, erscheinen hier.',
    unknownApp: 'Unbekannte App',
    until: 'Bis {date}',
    expired: 'Abgelaufen',
    revoked: 'Widerrufen',
    contractCalls: 'Vertragsaufrufe',
    tokenTransfers: 'Token-Überweisungen',
    coinTransfers: 'Coin-Überweisungen',
    revoke: 'Widerrufen',
    revokeOf: 'Sitzung von {name} widerrufen',
    signing: 'In der Wallet signieren',
    revokeDone: 'Die Sitzung von {name} wurde widerrufen.',
    revokeFailed: 'Die Sitzung konnte nicht widerrufen werden. Versuche es erneut.',
  },
}
