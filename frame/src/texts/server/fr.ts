import type { ServerTexts } from './en.ts'

export const texts: ServerTexts = {
  codeSubject: '{code} est votre code',
  codeLogin: 'Votre code de connexion :',
  codePrimary: 'Votre code pour changer d’adresse e-mail :',
  codeSecondary: 'Votre code pour confirmer votre nouvelle adresse e-mail :',
  codeText: '{intro} {code}',
  codeEnd: 'Il est valable {duration}. Si vous ne l’avez pas demandé, ignorez cet e-mail.',
  exportSubject: 'Votre phrase de récupération a été demandée',
  exportText:
    'Une personne connectée à votre compte souhaite voir votre phrase secrète de récupération. Elle pourra être affichée à partir de {time} UTC.',
  exportAdvice:
    'Si c’est vous, il n’y a rien à faire. Sinon, ouvrez le tableau de bord de votre wallet, annulez l’exportation et déconnectez-vous partout.',
  linkSubject: 'Confirmez votre connexion à {host}',
  linkWho:
    'Quelqu’un se connecte à {app} avec cette adresse e-mail, dans un navigateur nouveau ici : {browser}.',
  linkGo: 'Si c’est vous et que la page affiche le nombre {code}, ouvrez ce lien et confirmez :',
  linkEnd:
    'Il est valable {duration}, une seule fois. Si ce n’est pas vous, ignorez cet e-mail : sans le lien, personne n’entre.',
  confirmTitle: 'Confirmez votre connexion',
  confirmHeading: 'Est-ce bien vous qui vous connectez ?',
  confirmText: '{browser} souhaite utiliser votre compte sur {app}. La page y affiche ce nombre :',
  confirmElse: 'Si ce n’est pas vous ou si le nombre est différent, fermez cette page.',
  confirmYes: 'Oui, c’est moi',
  confirmedHeading: 'Confirmé',
  confirmedText: 'Revenez à la page où vous vous connectez.',
  expiredHeading: 'Ce lien a expiré',
  expiredText: 'Connectez-vous à nouveau pour en recevoir un autre.',
  foreignHeading: 'Non confirmé',
  foreignText: 'Ouvrez le lien de l’e-mail et confirmez-y.',
  completeTitle: 'Connexion terminée',
  completeHeading: 'Vous pouvez fermer cette fenêtre',
  completeText: 'L’application a le résultat.',
  failedTitle: 'Échec de la connexion',
  silentHeading: 'Le réseau ne répond pas',
  silentText: 'Fermez cette fenêtre et reconnectez-vous dans un instant.',
  unknownHeading: 'Cette connexion est inconnue ou a expiré',
  unknownText: 'Fermez cette fenêtre et connectez-vous à nouveau.',
  browserOn: '{browser} sur {system}',
  unknownBrowser: 'Navigateur inconnu',
  unknownSystem: 'système inconnu',
}
