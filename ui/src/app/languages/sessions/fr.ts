import type { SessionsLanguage } from '../Language.ts'

/** French: what the view about smart sessions says. */
export const sessions: SessionsLanguage = {
  smartSessions: {
    title: 'Sessions intelligentes',
    intro: 'Ces apps peuvent agir pour votre compte sans redemander à chaque fois.',
    list: 'Sessions intelligentes',
    loading: 'Chargement des sessions intelligentes',
    failed: 'Les sessions intelligentes n’ont pas pu être chargées.',
    empty: 'Aucune session intelligente',
    emptyText: 'Les apps autorisées à agir pour votre compte s’affichent ici.',
    unknownApp: 'App inconnue',
    until: 'Jusqu’au {date}',
    expired: 'Expirée',
    revoked: 'Révoquée',
    contractCalls: 'Appels de contrats',
    tokenTransfers: 'Envois de jetons',
    coinTransfers: 'Envois de pièces',
    revoke: 'Révoquer',
    revokeOf: 'Révoquer la session de {name}',
    signing: 'Signez dans votre wallet',
    revokeDone: 'La session de {name} a été révoquée.',
    revokeFailed: 'La session n’a pas pu être révoquée. Réessayez.',
  },
}
