print("A demo.")
