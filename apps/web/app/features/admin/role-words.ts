/** What roles are called on the screen. */
export const roleWords = {
  user: 'Pengguna',
  mentor: 'Mentor',
  reviewer: 'Reviewer',
  admin: 'Admin',
} as const;
