import type { SessionsLanguage } from '../Language.ts'

/** Spanish: what the view about smart sessions says. */
export const sessions: SessionsLanguage = {
  smartSessions: {
    title: 'Sesiones inteligentes',
    intro: 'Estas apps pueden actuar por tu cuenta sin preguntarte cada vez.',
    list: 'Sesiones inteligentes',
    loading: 'Cargando las sesiones inteligentes',
    failed: 'No se pudieron cargar las sesiones inteligentes.',
    empty: 'No hay sesiones inteligentes',
    emptyText: 'Las apps que pueden actuar por tu cuenta aparecen aquí.',
    unknownApp: 'App desconocida',
    until: 'Hasta el {date}',
    expired: 'Caducada',
    revoked: 'Revocada',
    contractCalls: 'Llamadas a contratos',
    tokenTransfers: 'Envíos de tokens',
    coinTransfers: 'Envíos de monedas',
    revoke: 'Revocar',
    revokeOf: 'Revocar la sesión de {name}',
    signing: 'Firma en tu wallet',
    revokeDone: 'Se revocó la sesión de {name}.',
    revokeFailed: 'No se pudo revocar la sesión. Inténtalo de nuevo.',
  },
}
