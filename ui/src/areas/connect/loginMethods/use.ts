export { EmailMethod, OrLine, SocialMethod } from './LoginMethods.tsx'
