// Empty on purpose: it stands for a framework of Apple's that is imported and not used.
