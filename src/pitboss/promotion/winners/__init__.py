"""Winners: present or sought out, their claims allowed or denied with reasons, and paid as they choose."""
