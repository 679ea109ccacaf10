import type { ServerTexts } from './en.ts'

export const texts: ServerTexts = {
  codeSubject: '{code} es tu código',
  codeLogin: 'Tu código para iniciar sesión:',
  codePrimary: 'Tu código para cambiar tu correo electrónico:',
  codeSecondary: 'Tu código para confirmar tu nuevo correo electrónico:',
  codeText: '{intro} {code}',
  codeEnd: 'Es válido durante {duration}. Si no lo has pedido, ignora este correo.',
  exportSubject: 'Se ha pedido tu frase de recuperación',
  exportText:
    'Alguien que ha iniciado sesión en tu cuenta quiere ver tu frase secreta de recuperación. Se puede mostrar a partir de las {time} UTC.',
  exportAdvice:
    'Si has sido tú, no tienes que hacer nada. Si no, abre el panel de tu wallet, cancela la exportación y cierra todas las sesiones.',
  linkSubject: 'Confirma tu inicio de sesión en {host}',
  linkWho:
    'Alguien está iniciando sesión en {app} con este correo, en un navegador que es nuevo aquí: {browser}.',
  linkGo: 'Si eres tú y la página muestra el número {code}, abre este enlace y confirma:',
  linkEnd:
    'Es válido durante {duration}, una sola vez. Si no eres tú, ignora este correo: sin el enlace no entra nadie.',
  confirmTitle: 'Confirma tu inicio de sesión',
  confirmHeading: '¿Eres tú quien inicia sesión?',
  confirmText: '{browser} quiere usar tu cuenta en {app}. La página de allí muestra este número:',
  confirmElse: 'Si no eres tú o el número es otro, cierra esta página.',
  confirmYes: 'Sí, soy yo',
  confirmedHeading: 'Confirmado',
  confirmedText: 'Vuelve a la página en la que inicias sesión.',
  expiredHeading: 'Este enlace ha caducado',
  expiredText: 'Inicia sesión de nuevo para recibir otro.',
  foreignHeading: 'Sin confirmar',
  foreignText: 'Abre el enlace del correo y confirma allí.',
  completeTitle: 'Inicio de sesión completado',
  completeHeading: 'Puedes cerrar esta ventana',
  completeText: 'La aplicación tiene el resultado.',
  failedTitle: 'Error al iniciar sesión',
  silentHeading: 'La red no responde',
  silentText: 'Cierra esta ventana e inicia sesión de nuevo en un momento.',
  unknownHeading: 'Este inicio de sesión es desconocido o ha caducado',
  unknownText: 'Cierra esta ventana e inicia sesión de nuevo.',
  browserOn: '{browser} en {system}',
  unknownBrowser: 'Navegador desconocido',
  unknownSystem: 'sistema desconocido',
}
