import type { SessionsLanguage } from '../Language.ts'

/** Brazilian Portuguese: what the view about smart sessions says. */
export const sessions: SessionsLanguage = {
  smartSessions: {
    title: 'Sessões inteligentes',
    intro: 'Estes apps podem agir pela sua conta sem perguntar toda vez.',
    list: 'Sessões inteligentes',
    loading: 'Carregando as sessões inteligentes',
    failed: 'Não foi possível carregar as sessões inteligentes.',
    empty: 'Nenhuma sessão inteligente',
    emptyText: 'Os apps que podem agir pela sua conta aparecem aqui.',
    unknownApp: 'App desconhecido',
    until: 'Até {date}',
    expired: 'Expirada',
    revoked: 'Revogada',
    contractCalls: 'Chamadas de contratos',
    tokenTransfers: 'Envios de tokens',
    coinTransfers: 'Envios de moedas',
    revoke: 'Revogar',
    revokeOf: 'Revogar a sessão de {name}',
    signing: 'Assine na sua carteira',
    revokeDone: 'A sessão de {name} foi revogada.',
    revokeFailed: 'Não foi possível revogar a sessão. Tente de novo.',
  },
}
