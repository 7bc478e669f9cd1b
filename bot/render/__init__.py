"""What people see and hear: views go in, screens come out; nothing is sent from here."""
