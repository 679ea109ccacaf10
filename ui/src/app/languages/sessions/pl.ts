import type { SessionsLanguage } from '../Language.ts'

/** Polish: what the view about smart sessions says. */
export const sessions: SessionsLanguage = {
  smartSessions: {
    title: 'Sesje smart',
    intro: 'Te aplikacje mogą działać w imieniu twojego konta bez pytania za każdym razem.',
    list: 'Sesje smart',
    loading: 'Ładowanie sesji smart',
    failed: 'Nie udało się wczytać sesji smart.',
    empty: 'Brak sesji smart',
    emptyText: 'Tutaj pojawią się aplikacje, które mogą działać w imieniu twojego konta.',
    unknownApp: 'Nieznana aplikacja',
    until: 'Do {date}',
    expired: 'Wygasła',
    revoked: 'Odwołana',
    contractCalls: 'Wywołania kontraktów',
    tokenTransfers: 'Przesyłanie tokenów',
    coinTransfers: 'Przesyłanie monet',
    revoke: 'Odwołaj',
    revokeOf: 'Odwołaj sesję {name}',
    signing: 'Podpisz w portfelu',
    revokeDone: 'Sesja {name} została odwołana.',
    revokeFailed: 'Nie udało się odwołać sesji. Spróbuj ponownie.',
  },
}
