export const Notifications = () => null
