import type { ServerTexts } from './en.ts'

export const texts: ServerTexts = {
  codeSubject: '{code} ist dein Code',
  codeLogin: 'Dein Code zum Anmelden:',
  codePrimary: 'Dein Code zum Ändern deiner E-Mail-Adresse:',
  codeSecondary: 'Dein Code zum Bestätigen deiner neuen E-Mail-Adresse:',
  codeText: '{intro} {code}',
  codeEnd: 'Er ist {duration} gültig. Wenn du ihn nicht angefordert hast, ignoriere diese E-Mail.',
  exportSubject: 'Deine Wiederherstellungsphrase wurde angefordert',
  exportText:
    'Jemand, der bei deinem Konto angemeldet ist, möchte deine geheime Wiederherstellungsphrase sehen. Sie kann ab {time} UTC angezeigt werden.',
  exportAdvice:
    'Wenn du das bist, musst du nichts tun. Wenn nicht, öffne das Dashboard deiner Wallet, brich den Export ab und melde dich überall ab.',
  linkSubject: 'Bestätige deine Anmeldung bei {host}',
  linkWho:
    'Jemand meldet sich mit dieser E-Mail-Adresse bei {app} an, in einem Browser, der hier neu ist: {browser}.',
  linkGo: 'Wenn du das bist und die Seite die Zahl {code} zeigt, öffne diesen Link und bestätige:',
  linkEnd:
    'Er ist {duration} gültig, ein einziges Mal. Wenn du das nicht bist, ignoriere diese E-Mail: Ohne den Link kommt niemand hinein.',
  confirmTitle: 'Anmeldung bestätigen',
  confirmHeading: 'Meldest du dich gerade an?',
  confirmText: '{browser} möchte dein Konto bei {app} verwenden. Die Seite dort zeigt diese Zahl:',
  confirmElse: 'Wenn du das nicht bist oder dort eine andere Zahl steht, schließe diese Seite.',
  confirmYes: 'Ja, das bin ich',
  confirmedHeading: 'Bestätigt',
  confirmedText: 'Kehre zu der Seite zurück, auf der du dich anmeldest.',
  expiredHeading: 'Dieser Link ist abgelaufen',
  expiredText: 'Melde dich erneut an, um einen neuen zu erhalten.',
  foreignHeading: 'Nicht bestätigt',
  foreignText: 'Öffne den Link aus der E-Mail und bestätige dort.',
  completeTitle: 'Anmeldung abgeschlossen',
  completeHeading: 'Du kannst dieses Fenster schließen',
  completeText: 'Die App hat das Ergebnis.',
  failedTitle: 'Anmeldung fehlgeschlagen',
  silentHeading: 'Das Netzwerk antwortet nicht',
  silentText: 'Schließe dieses Fenster und melde dich gleich noch einmal an.',
  unknownHeading: 'Diese Anmeldung ist unbekannt oder abgelaufen',
  unknownText: 'Schließe dieses Fenster und melde dich erneut an.',
  browserOn: '{browser}, {system}',
  unknownBrowser: 'Unbekannter Browser',
  unknownSystem: 'unbekanntes System',
}
