from city.models import Kind, Place


def seed():
    """Thirty places, of which some have next to nothing."""
    if Place.objects.exists():
        return
    restaurants = Kind.objects.create(name="Restaurants")
    bakeries = Kind.objects.create(name="Bakeries", parent=restaurants)
    for number in range(1, 31):
        is_bare = number % 5 == 0
        Place.objects.create(
            name=f"Harbour Street {number}",
            slug=f"harbour-street-{number}",
            address=None if is_bare else f"{number} Harbour Street",
            rating=None if is_bare else number % 5,
            latitude=None if is_bare else 43.6 + number / 1000,
            longitude=None if is_bare else -79.4 + number / 1000,
            kind=None if is_bare else bakeries,
        )
